import { readFileSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import {
  type ConsoleMessages,
  launchChromium,
  newVisitor,
  recordConsole,
} from "../../browser/support/chromium";
import { runPhp } from "./server";

export type Role = "admin" | "editor" | "author";

export interface Visit {
  readonly page: Page;
  readonly consoleMessages: ConsoleMessages;
}

const wordPress = inject("wordPress");

export const { url, folder } = wordPress;

/** Runs PHP code inside WordPress. @returns what it prints */
export const php = (code: string) => runPhp(folder, code);

/** A value as a PHP literal. */
const phpText = (text: string) => `'${text.replace(/[\\']/g, "\\$&")}'`;

/** Publishes a page as a user, with the filters that WordPress has for this role. @returns its path */
export function publish(content: string, role: Role = "author"): string {
  const id = php(`
    wp_set_current_user( get_user_by( 'login', '${role}' )->ID );
    $id = wp_insert_post( wp_slash( array(
      'post_title' => 'Prova', 'post_status' => 'publish', 'post_type' => 'post', 'post_content' => ${phpText(content)},
    ) ), true );
    if ( is_wp_error( $id ) ) { throw new Exception( $id->get_error_message() ); }
    echo $id;`);
  return `/?p=${id}`;
}

/** Lines of WordPress's log that name the plugin: notices, warnings and errors of PHP. */
export function pluginNotices(): string[] {
  const log = (() => {
    try {
      return readFileSync(`${folder}/debug.log`, "utf8");
    } catch {
      return "";
    }
  })();
  return log.split("\n").filter((line) => line.includes("plugins/vetrina"));
}

/** Logs in through the login form. */
async function logIn(page: Page, role: Role): Promise<void> {
  const form = { log: role, pwd: "vetrina" };
  const answer = await page.request.post(`${url}/wp-login.php`, { form, maxRedirects: 0 });
  if (answer.status() !== 302) throw new Error(`${role} could not log in`);
}

/** A browser for the tests of one file. */
export function useBrowser() {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  async function open(options?: BrowserContextOptions): Promise<Visit> {
    if (!browser) throw new Error("the browser is available only while a test runs");
    const context = await newVisitor(browser, options);
    const page = await context.newPage();
    return { page, consoleMessages: recordConsole(page) };
  }

  return {
    open,
    /** Opens a path of the site as a new visitor. */
    async visit(path: string, options?: BrowserContextOptions): Promise<Visit> {
      const visit = await open(options);
      await visit.page.goto(url + path);
      return visit;
    },
    /** Opens a new browser context in which a user is logged in. */
    async as(role: Role, options?: BrowserContextOptions): Promise<Visit> {
      const visit = await open(options);
      await logIn(visit.page, role);
      return visit;
    },
  };
}
