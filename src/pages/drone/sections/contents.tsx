import { droneContents } from "../../../content/products/syfor-drones/contents.ts";
import { Fold } from "../../../ui/fold.tsx";

/** The chapters, as a manual lists them before the first. */
export function Contents() {
  const { title, chapters } = droneContents;
  return (
    <nav aria-label={title} className="screen-only col-span-full mt-5 lg:col-span-9 lg:mt-16">
      <Fold
        heading={
          <p className="max-w-none border-strong border-t py-2 font-semibold text-small lg:py-3">{title}</p>
        }
      >
        <ol className="grid grid-flow-col grid-cols-2 grid-rows-4 gap-x-(--gutter)">
          {chapters.map(({ id, number, label }) => (
            <li key={id} className="border-rule border-t">
              <a
                href={`#${id}`}
                className="grid min-h-9 grid-cols-[2.5rem_1fr] items-center text-small max-sm:min-h-11 max-sm:leading-tight hover:underline"
              >
                <span className="label text-second">{number}.0</span>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
