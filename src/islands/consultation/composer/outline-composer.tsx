import { memo, useState } from "react";
import { problems } from "../../../content/products/problems.ts";
import { composer, sites, terms, terrains } from "../../../content/site/composer.ts";
import { maxSanitizedLength } from "../limits.ts";
import { ChoiceList } from "./choice-list.tsx";
import {
  type Choices,
  outlineOf,
  type Worry,
  withOutline,
  withOutlineFor,
  withoutOutline,
} from "./outline.ts";
import { PlanDrawing } from "./plan-drawing.tsx";

interface OutlineComposerProps {
  /** What stands in Requirements now. */
  readonly written: string;
  /** Puts another text there. */
  readonly rewrite: (text: string) => void;
  readonly busy: boolean;
}

/** Choices beside the form that become a plan and a few lines. Nothing is kept, nothing is sent. */
export const OutlineComposer = memo(({ written, rewrite, busy }: OutlineComposerProps) => {
  const [choices, setChoices] = useState<Choices>({ worries: [] });
  const [added, setAdded] = useState<string>();
  const [report, setReport] = useState("");
  // Open where it stands beside the form, folded where it stands above it.
  const [isOpen] = useState(() => matchMedia("(width >= 64rem)").matches);
  const outline = outlineOf(choices);
  // After a reload the browser brings back what was added, and nothing but its words tells.
  const standing = [added, outline].find((text) => text !== undefined && written.includes(text));
  // What was added and is gone, because it was sent or deleted, is no news.
  const isOld = (report === composer.added || report === composer.updated) && standing === undefined;

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

  /** In place of the one that stands there as it was added, or after all that is written. */
  function put(text: string) {
    const former = written.trim();
    const whole = standing === undefined ? withOutline(former, text) : withOutlineFor(former, standing, text);
    const missing = whole.length - maxSanitizedLength;
    if (missing > 0) return setReport(composer.tooLong(missing));
    rewrite(whole);
    setAdded(text);
    setReport(standing === undefined ? composer.added : composer.updated);
  }

  function takeBack(text: string) {
    rewrite(withoutOutline(written, text).trim());
    setAdded(undefined);
    setReport(composer.takenBack);
  }

  function press() {
    if (outline !== undefined && outline !== standing) put(outline);
    else if (standing !== undefined) takeBack(standing);
  }

  const isUpToDate = outline === undefined || outline === standing;
  const label = isUpToDate ? composer.takeBack : composer.update;

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
      <p className="composer-outline">{outline ?? composer.unchosen}</p>
      <div className="composer-foot">
        <button
          type="button"
          disabled={busy || (outline === undefined && standing === undefined)}
          onClick={press}
        >
          {standing === undefined ? composer.add : label}
        </button>
        <p role="status">{isOld ? "" : report}</p>
      </div>
    </details>
  );
});
