import { describe, expect, it } from "vitest";
import { situations } from "../../../content/instruments/situations.ts";
import { sensorNames, sensorsThat, situationNames } from "./model.ts";

describe("situations", () => {
  it("are seven, each with an answer and a reason from every sensor", () => {
    expect(Object.values(situations.options)).toEqual([
      "Flown by radio",
      "Radios off, pre-programmed",
      "Flown by optical fiber",
      "Behind a ridge",
      "Fog or heavy rain",
      "Loud surroundings",
      "Low and slow over clutter",
    ]);
    for (const situation of situationNames)
      for (const sensor of sensorNames) {
        const { word, reason } = situations.answers[situation][sensor];
        expect(["sees", "limited", "blind"]).toContain(word);
        expect(reason.split(" ").length).toBeLessThanOrEqual(6);
        // One line beside the drawing: a second would make the figure jump.
        expect(reason.length).toBeLessThanOrEqual(24);
      }
  });

  it("sort every sensor into one of three", () => {
    for (const situation of situationNames) {
      const all = (["sees", "limited", "blind"] as const).flatMap((word) => sensorsThat(situation, word));
      expect(all.toSorted()).toEqual(sensorNames.toSorted());
    }
  });

  it("leave passive radio deaf to a drone that emits nothing", () => {
    for (const situation of ["silent", "fiber"] as const)
      expect(sensorsThat(situation, "blind")).toEqual(["rf"]);
  });

  it("take radar and camera their line of sight behind a ridge", () => {
    expect(sensorsThat("ridge", "blind")).toEqual(["radar", "camera"]);
  });

  it("never let a camera find the drone uncued, nor an acoustic sensor far away", () => {
    for (const situation of situationNames) {
      expect(sensorsThat(situation, "sees")).not.toContain("camera");
      expect(sensorsThat(situation, "sees")).not.toContain("acoustic");
    }
  });

  it("have no situation in which all see it, and none in which nobody is left at all", () => {
    for (const situation of situationNames) {
      expect(sensorsThat(situation, "sees").length).toBeLessThan(4);
      expect(sensorsThat(situation, "blind").length).toBeLessThan(4);
    }
  });
});
