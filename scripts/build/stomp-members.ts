import MagicString from "magic-string";
import type { Plugin } from "rollup";

/**
 * Members of the STOMP library's frame class that nothing calls: our own code reads the headers of frames, all bodies
 * that we send are texts, and no frame is printed (decision 5). `toUnit8Array` is for bodies that are not texts.
 */
const unused = ["fromRawFrame", "hdrValueUnEscape", "body", "toString", "toUnit8Array"];

interface Member {
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
}

interface Statement {
  readonly type: string;
  readonly declaration?: { readonly body?: { readonly body?: readonly Member[] } };
}

/** Leaves out what we do not use of the class that writes frames. A bundler keeps all members of a class. */
export const stompMembers = (): Plugin => ({
  name: "stomp-members",
  transform(code, id) {
    if (!id.endsWith("/@stomp/stompjs/esm6/frame-impl.js")) return null;
    const output = new MagicString(code);
    const { body } = this.parse(code) as unknown as { readonly body: readonly Statement[] };
    const members = body.flatMap(({ declaration }) => declaration?.body?.body ?? []);
    for (const name of unused) {
      const member = members.find(({ key }) => key?.name === name);
      if (!member) throw new Error(`@stomp/stompjs has no member "${name}" any more: adapt stomp-members.ts`);
      output.remove(member.start, member.end);
    }
    return { code: output.toString(), map: output.generateMap({ hires: true }) };
  },
});
