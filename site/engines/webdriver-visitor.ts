import { By, Key, until, type WebDriver } from 'selenium-webdriver';
import { waitUntilReachable } from './reachable.ts';
import { type PressedKey, patience, type Visitor } from './visitor.ts';

const keys: Record<PressedKey, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
};

declare global {
  interface Window {
    /** Where the page stores its errors, because WebDriver has no command for them. */
    complaints?: string[];
  }
}

/** Collects errors from now on. WebDriver can't do this while the page is loading. */
function collectComplaints() {
  const complaints: string[] = [];
  window.complaints = complaints;
  const { error } = console;
  console.error = (...words: unknown[]) => {
    complaints.push(words.join(' '));
    error(...words);
  };
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`Refused by ${violatedDirective}: ${blockedURI}`),
  );
}

/** A visitor whose browser is driven by WebDriver. */
export function webDriverVisitor(driver: WebDriver): Omit<Visitor, 'leave'> {
  const find = (selector: string) => driver.wait(until.elementLocated(By.css(selector)), patience);
  const read: Visitor['read'] = (script, ...args) => driver.executeScript(script, ...args);
  const reachable = async (selector: string) => {
    await waitUntilReachable(read, selector);
    return find(selector);
  };
  const gathered: string[] = [];
  const gather = async () => {
    gathered.push(
      ...(await driver.executeScript<string[]>(() => window.complaints?.splice(0) ?? [])),
    );
  };
  return {
    open: async (address) => {
      await gather();
      await driver.get(address);
      await driver.executeScript(collectComplaints);
    },
    back: async () => {
      await gather();
      await driver.navigate().back();
    },
    resize: async (width, height) => {
      const size = () =>
        driver.executeScript<number[]>(() => [outerHeight - innerHeight, innerWidth]);
      const [bars = 0] = await size();
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + bars });
      await driver.wait(async () => (await size())[1] === width, patience);
    },
    click: async (selector) => (await reachable(selector)).click(),
    hover: async (selector) =>
      driver
        .actions()
        .move({ origin: await reachable(selector) })
        .perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: async (selector, text) => {
      await (await reachable(selector)).click();
      await driver.actions().sendKeys(text).perform();
    },
    choose: async (selector, label) =>
      (await find(selector)).findElement(By.xpath(`option[. = '${label}']`)).click(),
    attach: (selector, path) => find(selector).sendKeys(path),
    read,
    complaints: async () => {
      await gather();
      return gathered;
    },
  };
}
