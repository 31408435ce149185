import { expect, test } from "vitest";
import { readLight } from "./light.ts";

const stage = `
    at = (0, 0, 0.5)
    lights.world((0.5, 0.6, 1.0), 0.2 * fill)
    lights.area("key", (-3.0, -1.2, 5.0), at, (0.4, 0.6), 500 * key, lights.WARM)
    lights.area("fill", (3.1, -1.9, 6.0), at, (6, 7), 300 * fill, lights.COOL)
    lights.area("edge", (1.5, 4.6, 2.6), (0, 0, 0.45), (5.0, 1.2), 45, (1, 1, 1))
`;
const studio = "WARM = (1.0, 0.87, 0.73)\nCOOL = (0.84, 0.92, 1.0)\n";

test("lamps come as the scene has them: Y up, turned up or down, by their names' meaning", () => {
  const light = readLight({ scene: "sheet.stage(-50, fill=0.5)\n", stage, studio });
  expect(light.key).toEqual({
    at: [-3, 5, 1.2],
    aim: [0, 0.5, -0],
    size: [0.4, 0.6],
    watts: 500,
    color: [1, 0.87, 0.73],
  });
  expect(light.fill).toMatchObject({ watts: 150, color: [0.84, 0.92, 1] });
  expect(light.edge).toMatchObject({ aim: [0, 0.45, -0], watts: 45, color: [1, 1, 1] });
  expect(light.room).toEqual([0.05, 0.06, 0.1]);
});

test("a lamp that is gone from the stage stops the build", () => {
  const dark = stage.replace('"edge"', '"rim"');
  expect(() => readLight({ scene: "", stage: dark, studio })).toThrow("edge");
});
