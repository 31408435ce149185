import { backToFigure, calledFrom, type NoteMark } from "../../content/site/notes.ts";

/** From a note to the figure that called it. */
export const BackToFigure = ({ mark }: { readonly mark: NoteMark }) => (
  <a href={`#${calledFrom(mark)}`} className="prose-link screen-only whitespace-nowrap text-second">
    {backToFigure}
  </a>
);
