import { composer } from "../../../content/site/composer.ts";
import type { Choices } from "./outline.ts";
import { plan, sitePaths, terrainPaths, threatPaths } from "./plan-paths.ts";

/** A sketch from above: the land, what stands on it, and where the worry comes from. The outline says the same in words. */
export function PlanDrawing({ site, terrain, worries }: Choices) {
  const land = terrain && terrainPaths[terrain];
  return (
    <svg viewBox={plan.viewBox} aria-hidden="true" className="composer-plan">
      <path d={land?.solid} className="composer-solid" />
      <path d={land?.lines} className="composer-lines" />
      <g transform={plan.center}>
        {site ? (
          <>
            <path d={sitePaths[site].fence} className="composer-fence" />
            <path d={sitePaths[site].masses} className="composer-masses" />
          </>
        ) : (
          <>
            <path d={plan.anySite} strokeDasharray="5 4" className="composer-fence" />
            <text y="4">{composer.anySite}</text>
          </>
        )}
      </g>
      {worries.map((worry) => {
        const { path, dashed, label } = threatPaths[worry];
        return (
          <g key={worry} className="composer-threat">
            <path d={path} />
            {dashed && <path d={dashed} strokeDasharray="5 4" />}
            <text x={label[0]} y={label[1]}>
              {composer.labels[worry]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
