/** Windows of browsers that are no Chromium: Firefox over WebDriver BiDi, WebKitGTK over WebDriver. */

import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities } from 'selenium-webdriver';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const DRIVER = process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver';
const MINI_BROWSER = process.env.MINI_BROWSER ?? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);
const SIZE = { width: 1366, height: 768 };

/** Firefox: what a page throws stands in `errors`. */
export async function firefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox', executablePath: FIREFOX, headless: true, defaultViewport: SIZE,
  });
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    errors: async () => errors,
    version: await browser.version(),
    goto: (url) => page.goto(url),
    run: (code, ...args) => page.evaluate(code, ...args),
    click: (selector) => page.click(selector),
    close: () => browser.close(),
  };
}

/** WebKitGTK in its small browser; needs a display, such as that of `xvfb-run`. */
export async function webkit(port = 4444) {
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'inherit' });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  });
  const window = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  await window.manage().window().setRect({ x: 0, y: 0, ...SIZE });
  const said = await window.getCapabilities();
  return {
    errors: () => window.executeScript('return window.thrown ?? []'),
    version: `WebKitGTK ${said.getBrowserVersion()}`,
    goto: async (url) => {
      await window.get(url);
      await window.executeScript(`window.thrown = [];
        addEventListener('error', ({ message }) => thrown.push(message));
        addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));`);
    },
    run: (code, ...args) => window.executeScript(`return (${code})(...arguments)`, ...args),
    click: async (selector) => (await window.findElement(By.css(selector))).click(),
    close: async () => {
      await window.quit().catch(() => null);
      driver.kill();
    },
  };
}
