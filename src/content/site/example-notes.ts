import { site } from "./company.ts";
import { exampleNote } from "./reserved.ts";

const links = { number: site.hotline.display, mailbox: site.email };

/** What is said beside contact data that are still examples: nothing, once all of them are real. */
export const exampleNotes = {
  links: exampleNote(links),
  all: exampleNote({ ...links, address: site.headquarters.join(", ") }),
} as const;
