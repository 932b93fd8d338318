import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { running, type Running } from "../../webkit/support/processes";

const answers = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const connection = createConnection(socket, () => resolve(true));
    connection.once("error", () => resolve(false)).once("connect", () => connection.end());
  });

/** Starts a MariaDB server whose data and socket are in the folder. It does not listen on a port. */
export async function startDatabase(folder: string): Promise<Running & { readonly socket: string }> {
  const data = join(folder, "data");
  const socket = join(folder, "mariadb.sock");
  mkdirSync(data, { recursive: true });
  // MariaDB refuses to run as root unless the option `--user=root` is set.
  const user = process.getuid?.() === 0 ? ["--user=root"] : [];
  const common = ["--no-defaults", `--datadir=${data}`, ...user];
  execFileSync("mariadb-install-db", [...common, "--auth-root-authentication-method=normal"], {
    stdio: "ignore",
  });
  const child = spawn(
    "/usr/sbin/mariadbd",
    [...common, `--socket=${socket}`, "--skip-networking", `--pid-file=${join(folder, "mariadb.pid")}`],
    { stdio: "ignore" },
  );
  const database = running(child);
  for (let attempts = 0; attempts < 600; attempts += 1) {
    if (existsSync(socket) && (await answers(socket))) {
      const sql = "CREATE DATABASE wordpress CHARACTER SET utf8mb4";
      execFileSync("mariadb", ["--no-defaults", `--socket=${socket}`, "--user=root", "-e", sql]);
      return { ...database, socket };
    }
    await new Promise((later) => setTimeout(later, 50));
  }
  await database.stop();
  throw new Error("MariaDB did not start");
}
