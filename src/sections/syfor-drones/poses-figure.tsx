import { poses } from "../../content/products/syfor-drones/folding.ts";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Callouts } from "./callouts.tsx";

/** One of three pictures, chosen by native radio buttons and shown by the style sheet alone: no script comes for it. */
export function PosesFigure() {
  return (
    <FigureFrame
      id="poses"
      caption={poses.caption}
      className="pose-figure col-span-full mt-5 grid grid-cols-subgrid *:col-span-full lg:mt-8"
    >
      <fieldset className="choice relative z-1 border-t-0 lg:col-span-5! lg:col-start-4!">
        <legend className="sr-only">{poses.legend}</legend>
        <div>
          {poses.choices.map(({ id, label }) => (
            <label key={id}>
              <input
                type="radio"
                name="sy300-pose"
                value={id}
                autoComplete="off"
                defaultChecked={id === "carried"}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="pose-row">
        {poses.choices.map(({ id, picture }) => (
          <div key={id} data-pose={id} className="relative">
            <Picture
              picture={picture}
              drawn={{ base: "131vw", page: "128rem" }}
              className="block h-auto w-full"
            />
            <Callouts pose={id} />
          </div>
        ))}
      </div>
    </FigureFrame>
  );
}
