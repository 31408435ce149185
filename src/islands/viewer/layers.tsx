import { numbered } from "../../content/products/syfor-drones/parts.ts";
import {
  type PoseId,
  posePictures,
  type ViewPictureId,
  viewPictureIds,
  viewPictures,
} from "../../content/products/syfor-drones/stage-pictures.ts";
import { Picture } from "../../ui/picture.tsx";
import { PictureMarks } from "../../ui/picture-marks.tsx";
import { Callouts } from "./callouts.tsx";
import { poses } from "./names.ts";

const PoseLayer = ({ pose }: { readonly pose: PoseId }) => (
  <div data-layer={pose} className="stage-layer pose-layer">
    <Picture picture={posePictures[pose]} drawn={{ base: "131vw", lg: "80vw", page: "80rem" }} />
    <Callouts pose={pose} />
  </div>
);

/** Larger than drawn: a part is brought nearer in it. */
const ViewLayer = ({ view }: { readonly view: ViewPictureId }) => (
  <div data-layer={view} className="stage-layer">
    <Picture picture={viewPictures[view].picture} drawn={{ base: "160vw", lg: "90vw", page: "90rem" }} />
    <PictureMarks marks={numbered(viewPictures[view].marks)} />
  </div>
);

/** Every picture of the stage; the style sheet shows the one that is chosen. */
export const Layers = () => (
  <>
    {poses.map((pose) => (
      <PoseLayer key={pose} pose={pose} />
    ))}
    {viewPictureIds.map((view) => (
      <ViewLayer key={view} view={view} />
    ))}
  </>
);
