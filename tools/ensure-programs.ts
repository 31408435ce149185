import { getPrograms } from "./programs.ts";

/**
 * All that the tests drive, in one go and before any of them: two installations at once get in each other's way.
 * What cannot be had here is each test's own affair.
 */
getPrograms(["chromium", "headlessShell", "firefox", "webkitDriver", "xvfb", "nginx", "caddy"]);
