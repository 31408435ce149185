import type { PartId } from "../../../content/products/syfor-drones/parts.ts";

interface PartPlacement {
  /** Meshes, or else groups, that belong to it. The first of the list that matches has the part. */
  readonly meshes?: RegExp;
  readonly groups?: RegExp;
  /** Degrees around from the nose, and above, from which it is seen well. */
  readonly from: readonly [number, number];
  /** Where it is on every boom, the one boom that is framed. */
  readonly on?: RegExp;
  /** How much larger than itself the window around it is. */
  readonly room?: number;
}

const onNearBoom = /^(arm|hinge|boom|motor|propeller|blade)_2(_|$)/;

export const places: Readonly<Record<PartId, PartPlacement>> = {
  lights: { meshes: /^light_/, from: [70, 14], on: onNearBoom, room: 4 },
  controllers: { meshes: /^esc_/, from: [60, 4], on: onNearBoom, room: 2.6 },
  propellers: { meshes: /^(prop_|blade_)/, from: [46, 24], room: 1.1 },
  motors: {
    meshes: /^(motor_(base|coil|lamination|stator|bell|boss|spokes|trim)|mount_)/,
    from: [62, 22],
    on: onNearBoom,
    room: 2.4,
  },
  locks: {
    meshes: /^(lock_ring|arm_sleeve|sleeve_lever|lever_pivot)/,
    from: [40, 30],
    on: onNearBoom,
    room: 2.6,
  },
  hinges: {
    meshes: /^(hinge_|sleeve_ear|lock_plunger|arm_clamp)/,
    from: [42, 34],
    on: onNearBoom,
    room: 2.4,
  },
  booms: { meshes: /^(boom_|arm_number)/, from: [46, 34], room: 1.1 },
  "light-bar": { meshes: /^nose_/, from: [16, 10], room: 3 },
  release: { meshes: /^release_/, from: [58, 7], room: 1.7 },
  rail: { meshes: /^(rail_|hanger_)/, from: [66, 6], room: 1.3 },
  camera: { meshes: /^(camera_|lens_|ranger_eye|thermal_eye)/, from: [34, 6], room: 2.2 },
  gimbal: { groups: /^gimbal/, from: [62, 10], room: 1.7 },
  crate: { groups: /^payload_crate/, from: [56, 12], room: 1.5 },
  batteries: { groups: /^battery_/, from: [60, 44], room: 1.7 },
  "gnss-mast": { groups: /^gnss_mast/, from: [56, 18], room: 1.6 },
  antennas: { groups: /^datalink_antenna/, from: [140, 16], room: 1.8 },
  canopy: { groups: /^canopy/, from: [44, 26], room: 1.5 },
  avionics: { meshes: /^(avionics_|tray_|motor_lead)/, from: [68, 8], room: 1.5 },
  hub: { meshes: /^(hub_|standoff)/, groups: /^hub/, from: [30, 56], room: 1.4 },
  legs: { groups: /^leg_/, from: [46, 8], room: 1.25 },
  skids: { groups: /^landing_gear/, from: [50, 12], room: 1.25 },
};

/** Parts without a name: a screw on a boom, say. */
export const unnamed = 255;

/** A named part's number in the mesh is its place in this list. */
export const partIds = Object.keys(places) as PartId[];

/** The number of the named part that a piece of the model belongs to. */
export function partNumber(meshName: string, groupName: string): number {
  const id =
    partIds.find((one) => places[one].meshes?.test(meshName)) ??
    partIds.find((one) => places[one].groups?.test(groupName));
  return id ? partIds.indexOf(id) : unnamed;
}
