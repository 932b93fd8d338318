import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort, running, type Running } from "../../webkit/support/processes";

/** A running WordPress. */
export interface WordPress {
  /** URL of the site, without a trailing slash. */
  readonly url: string;
  /** Folder of the installation. */
  readonly folder: string;
}

const site = fileURLToPath(new URL("../site", import.meta.url));

const configuration = (url: string, socket: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;

/** Installs WordPress without its email notice, which would need a mail server. */
const installation = `<?php
define( 'WP_INSTALLING', true );
function wp_new_blog_notification() {}
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Sito di prova', 'admin', 'admin@example.com', true, '', 'vetrina', 'it_IT' );
foreach ( array( 'author', 'editor' ) as $role ) {
	wp_insert_user( array(
		'user_login' => $role, 'user_pass' => 'vetrina', 'role' => $role, 'user_email' => $role . '@example.com',
	) );
}
foreach ( get_users() as $user ) {
	update_user_meta( $user->ID, 'show_welcome_panel', 0 );
}
update_option( 'WPLANG', 'it_IT' );
`;

/** Last lines of WordPress's log, where PHP reports its errors. */
function lastLines(folder: string): string {
  const log = join(folder, "debug.log");
  return existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(-9).join("\n") : "no log";
}

/**
 * Runs PHP code inside WordPress.
 *
 * @returns what it prints
 * @throws Error with the log's last lines, if PHP stops with an error
 */
export function runPhp(folder: string, code: string): string {
  const script = code.startsWith("<?php") ? code : `<?php require '${folder}/wp-load.php';\n${code}`;
  const file = join(folder, "run-by-tests.php");
  writeFileSync(file, script);
  try {
    return execFileSync("php", [file], { cwd: folder, encoding: "utf8" });
  } catch (error) {
    throw new Error(`PHP failed: ${lastLines(folder)}`, { cause: error });
  }
}

/** Installs a copy of WordPress and serves it with PHP's own server. */
export async function startWordPress(
  source: string,
  parent: string,
  socket: string,
): Promise<Running & WordPress> {
  const folder = join(parent, "wordpress");
  mkdirSync(folder);
  cpSync(source, folder, {
    recursive: true,
    dereference: true,
    filter: (file) => !file.endsWith("/.htaccess"),
  });
  cpSync(join(site, "classic"), join(folder, "wp-content/themes/classic"), { recursive: true });
  cpSync(join(site, "must-use.php"), join(folder, "wp-content/mu-plugins/must-use.php"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // A browser with a visible window requests a favicon, and PHP's own server would respond with 404.
  writeFileSync(join(folder, "favicon.ico"), "");
  writeFileSync(join(folder, "wp-config.php"), configuration(url, socket));
  runPhp(folder, installation);
  const child = spawn("php", ["-d", "opcache.enable_cli=1", "-S", `127.0.0.1:${port}`, "-t", folder], {
    stdio: "ignore",
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: "6" },
    // PHP's workers are separate processes, so the test ends their process group.
    detached: true,
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  };
  process.once("exit", end);
  const server = running(child);
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const isReady = await fetch(`${url}/wp-login.php`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady)
      return {
        url,
        folder,
        async stop() {
          process.off("exit", end);
          end();
          await server.stop();
        },
      };
    await new Promise((later) => setTimeout(later, 50));
  }
  end();
  throw new Error(`WordPress did not start: ${lastLines(folder)}`);
}
