// An engine for tests: it never answers "steps", dies of "check", and has a server answer everything else.
onmessage = async ({data: {id, name, request}}) => {
  if (id === undefined || name === "steps") return;
  if (name === "check") {
    postMessage({dead: true});
    return;
  }
  const response = await fetch("api/v1/" + name, {method: "POST", headers: {"Content-Type": "application/json"}, body: request});
  postMessage({id, answer: await response.text()});
};
