import type { Driver, Engine, LaunchOptions } from "./driver.ts";
import { launchChromium, launchFirefox } from "./puppeteer-driver.ts";
import { launchWebKit } from "./webkit-driver.ts";

const launchers = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };

export const launch = (engine: Engine, options: LaunchOptions): Promise<Driver> => launchers[engine](options);
