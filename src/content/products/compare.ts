import type { ProductSlug } from "../types.ts";
import { authority } from "./anti-drone-solution/copy.ts";

/** What to know of each system before a choice, in a line: each restates what its own page says at length. */
interface Compared {
  readonly needs: string;
  readonly cannot: string;
  readonly authority: string;
}

/** Of the gravest response, which its page sets beside the others. */
const [, , , , [, , gravest]] = authority.table.rows;

export const compared: Readonly<Record<ProductSlug, Compared>> = {
  "anti-drone-solution": {
    needs: "Your rules in writing, and a\u00a0person at the screen",
    cannot: "Respond by itself beyond the alerts you allow",
    authority: gravest,
  },
  "drone-detection": {
    needs: "A\u00a0survey, clear lines of sight, power and data",
    cannot: "See through terrain: a\u00a0ridge takes a\u00a0second position",
    authority: "Your radio and privacy authorities",
  },
  "gnss-jamming-spoofing": {
    needs: "Your receiver, and a\u00a0reference that the scenario cannot touch",
    cannot: "Judge an antenna by cable: that takes a\u00a0chamber or a\u00a0range",
    authority: "Your spectrum authority, for the place and the hours",
  },
  "cyber-warfare-simulation": {
    needs: "A\u00a0list of the parts to rebuild, and testers for isolation",
    cannot: "Replicate networks over which you have no authority",
    authority: "The network’s owner, and the accreditor you name",
  },
  "syfor-drones": {
    needs: "A\u00a0route, and responses chosen before takeoff",
    cannot: "Hold or return without a\u00a0position fix",
    authority: "Your aviation authority, for mass and airspace",
  },
};
