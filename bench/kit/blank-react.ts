import { createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** The least that a page operated by React does. */
function Line() {
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
  }, []);
  return createElement("p", null, "One line of text.");
}

const root = document.getElementById("root");
if (root) hydrateRoot(root, createElement(Line));
