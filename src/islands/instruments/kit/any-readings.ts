import fc from "fast-check";
import { nearestReading, type Quantity } from "./quantity.ts";

/** For tests: wherever a control can be set. */
export const anyReading = (quantity: Quantity) =>
  fc.integer({ min: 0, max: 1000 }).map((share) => {
    const { min, max } = quantity;
    return nearestReading(min + ((max - min) * share) / 1000, quantity);
  });

/** For tests: whatever the controls of an instrument can be set to. */
export const anyReadings = <Name extends string>(quantities: Readonly<Record<Name, Quantity>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries<Quantity>(quantities).map(([name, quantity]) => [name, anyReading(quantity)]),
    ),
  ) as fc.Arbitrary<Record<Name, number>>;
