import type { Driver, Engine, LaunchOptions } from "./driver.ts";
import { launchWithPuppeteer } from "./puppeteer-driver.ts";
import { launchWebKit } from "./webkit-driver.ts";

export const launch = (engine: Engine, options: LaunchOptions): Promise<Driver> =>
  engine === "webkit" ? launchWebKit(options) : launchWithPuppeteer(engine, options);
