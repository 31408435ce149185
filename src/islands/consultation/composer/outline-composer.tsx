import { memo, useState } from "react";
import { problems } from "../../../content/products/problems.ts";
import { composer, sites, terms, terrains } from "../../../content/site/composer.ts";
import { maxSanitizedLength } from "../limits.ts";
import { ChoiceList } from "./choice-list.tsx";
import { type Choices, outlineOf, type Worry, withOutline, withoutOutline } from "./outline.ts";
import { PlanDrawing } from "./plan-drawing.tsx";

const initial: Choices = {
  site: "base",
  terrain: "open",
  worries: ["anti-drone-solution"],
  term: "year",
};

interface OutlineComposerProps {
  /** What stands in Requirements now. */
  readonly written: string;
  /** Puts another text there. */
  readonly rewrite: (text: string) => void;
  readonly busy: boolean;
}

/** Choices beside the form that become a plan and a few lines. Nothing is kept, nothing is sent. */
export const OutlineComposer = memo(({ written, rewrite, busy }: OutlineComposerProps) => {
  const [choices, setChoices] = useState(initial);
  const [added, setAdded] = useState<string>();
  const [report, setReport] = useState("");
  // Open where it stands beside the form, folded where it stands above it.
  const [isOpen] = useState(() => matchMedia("(width >= 64rem)").matches);
  const outline = outlineOf(choices);
  // After a reload the browser brings back what was added, and nothing but its words tells.
  const standing = [added, outline].find((text) => text !== undefined && written.includes(text));
  // What was added and is gone, because it was sent or deleted, is no news.
  const news = report === composer.added && standing === undefined ? "" : report;

  const choose = (change: Partial<Choices>) => {
    setChoices({ ...choices, ...change });
    setReport("");
  };
  const toggle = (worry: Worry, isChosen: boolean) =>
    choose({
      worries: (Object.keys(problems) as Worry[]).filter((known) =>
        known === worry ? isChosen : choices.worries.includes(known),
      ),
    });

  function add() {
    const whole = withOutline(written.trim(), outline);
    const missing = whole.length - maxSanitizedLength;
    if (missing > 0) return setReport(composer.tooLong(missing));
    rewrite(whole);
    setAdded(outline);
    setReport(composer.added);
  }

  function takeBack(text: string) {
    rewrite(withoutOutline(written, text).trim());
    setAdded(undefined);
    setReport(composer.takenBack);
  }

  return (
    <details open={isOpen} className="composer">
      <summary>{composer.title}</summary>
      <PlanDrawing {...choices} />
      <div className="composer-choices">
        <ChoiceList
          label={composer.site}
          options={sites}
          value={choices.site}
          onChange={(site) => choose({ site })}
        />
        <ChoiceList
          label={composer.terrain}
          options={terrains}
          value={choices.terrain}
          onChange={(terrain) => choose({ terrain })}
        />
        <ChoiceList
          label={composer.term}
          options={terms}
          value={choices.term}
          onChange={(term) => choose({ term })}
        />
        <fieldset>
          <legend className="label">{composer.worries}</legend>
          {(Object.keys(problems) as Worry[]).map((worry) => (
            <label key={worry}>
              <input
                type="checkbox"
                autoComplete="off"
                checked={choices.worries.includes(worry)}
                onChange={({ target }) => toggle(worry, target.checked)}
              />
              {problems[worry]}
            </label>
          ))}
        </fieldset>
      </div>
      <p className="composer-outline">{outline}</p>
      <div className="composer-foot">
        <button
          type="button"
          disabled={busy}
          onClick={() => (standing === undefined ? add() : takeBack(standing))}
        >
          {standing === undefined ? composer.add : composer.takeBack}
        </button>
        <p role="status">{news}</p>
      </div>
    </details>
  );
});
