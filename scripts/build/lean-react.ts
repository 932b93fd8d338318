import MagicString from "magic-string";
import type { Plugin } from "rollup";
import { alwaysFalse, leftOutFunctions, leftOutStatements, leftOutTags, results } from "./lean-react-parts";
import { type Node, nodesIn } from "./syntax";
import { usedEvents } from "./used-events";

const names = new Set(Object.values(leftOutFunctions).flatMap((list) => list.trim().split(/\s+/)));

const nameOf = (node: unknown) => (node as { name?: unknown } | null)?.name;

/** The cases of a switch that ask for the kind of a fiber. */
const asksForTag = (expression: Node) =>
  (nameOf(expression) ?? nameOf((expression as { property?: unknown }).property)) === "tag";

const isLeftOutTag = (node: unknown) => leftOutTags.has((node as { value?: unknown } | null)?.value);

const jumps = ["BreakStatement", "ReturnStatement", "ThrowStatement", "ContinueStatement"];

/** True if what comes after the statements of a case is not reached from them. */
const endsInJump = (statements: readonly Node[]) => jumps.includes(statements.at(-1)?.type ?? "");

/** The names that `var` declares in a node, functions inside it excepted. */
function declaredIn(node: Node): string[] {
  if (node.type.startsWith("Function")) return [];
  if (node.type === "VariableDeclarator") return [String(nameOf(node.id))];
  return nodesIn(node).flatMap(declaredIn);
}

/** The list of the events whose props have their names. */
const simpleEvents = /"abort auxClick [\w ]+"/;

/** A statement that makes an event known: React listens to each of them on the container of each portal. */
const registration = /^register(?:Simple|Direct|TwoPhase)Event\((?:\w+, )?\s*"(on\w+)"/;

/** Leaves parts out of React DOM's file. */
class LeanReact {
  readonly #code: string;
  readonly #output: MagicString;
  readonly #missing = new Set([...names, ...leftOutStatements]);
  readonly #events = usedEvents();
  /** Names that the current function declares in cases that are left out, and may use elsewhere. */
  #declared: string[] = [];

  constructor(code: string) {
    this.#code = code;
    this.#output = new MagicString(code);
  }

  /** @throws Error if React lacks what is to be left out */
  run(program: Node): MagicString {
    for (const statement of nodesIn(program)) this.#topStatement(statement);
    const [missing] = this.#missing;
    if (missing) throw new Error(`React has no "${missing}" any more: adapt lean-react-parts.ts`);
    this.#leaveOutSimpleEvents();
    return this.#output;
  }

  #topStatement(statement: Node) {
    const name = nameOf(statement.id) as string;
    const beginning = leftOutStatements.find((each) => this.#code.startsWith(each, statement.start));
    if (statement.type === "FunctionDeclaration" && names.has(name)) {
      this.#missing.delete(name);
      const result = results[name];
      this.#replace(statement, `function ${name}() {${result ? ` return ${result}; ` : ""}}`);
    } else if (beginning) {
      this.#missing.delete(beginning);
      this.#output.remove(statement.start, statement.end);
    } else if (this.#isUnusedEvent(statement)) this.#output.remove(statement.start, statement.end);
    else this.#visit(statement);
  }

  #isUnusedEvent({ start, end }: Node): boolean {
    const [, prop] = registration.exec(this.#code.slice(start, end)) ?? [];
    return prop !== undefined && !this.#events.has(prop);
  }

  /** @throws Error if the list is not found */
  #leaveOutSimpleEvents() {
    const [list] = simpleEvents.exec(this.#code) ?? [];
    if (!list) throw new Error("React has no list of simple events any more: adapt lean-react.ts");
    const used = list
      .slice(1, -1)
      .split(" ")
      .filter((name) => this.#events.has(`on${name.charAt(0).toUpperCase()}${name.slice(1)}`));
    const start = this.#code.indexOf(list);
    this.#output.overwrite(start, start + list.length, JSON.stringify(used.join(" ")));
  }

  #visitFunction(node: Node) {
    const body = node.body as Node;
    const outer = this.#declared;
    this.#declared = [];
    // A parameter with the name of a constant is another variable.
    if (!nodesIn(node).some((part) => alwaysFalse.has(nameOf(part)))) nodesIn(body).forEach(this.#visit);
    if (this.#declared.length > 0)
      this.#output.appendRight(body.start + 1, `var ${this.#declared.join(", ")};`);
    this.#declared = outer;
  }

  #replace({ start, end }: Node, text: string) {
    this.#output.overwrite(start, end, text);
  }

  #visit = (node: Node) => {
    if (this.#replaceConstant(node) || this.#replaceComparison(node)) return;
    if (node.type.startsWith("Function")) this.#visitFunction(node);
    else if (node.type === "SwitchStatement" && asksForTag(node.discriminant as Node))
      this.#visitSwitch(node);
    else this.#partsOf(node).forEach(this.#visit);
  };

  /** The parts of a node in which a name is the name of a variable that is read. */
  #partsOf(node: Node): Node[] {
    if (node.type === "MemberExpression" && !node.computed) return [node.object as Node];
    if (node.type === "Property") return [node.value as Node];
    if (node.type === "VariableDeclarator") return node.init ? [node.init as Node] : [];
    return nodesIn(node);
  }

  #replaceConstant(node: Node): boolean {
    if (node.type === "AssignmentExpression" && alwaysFalse.has(nameOf(node.left))) {
      this.#replace(node, "false");
      return true;
    }
    if (node.type !== "Identifier" || !alwaysFalse.has(nameOf(node))) return false;
    this.#replace(node, "false");
    return true;
  }

  #replaceComparison(node: Node): boolean {
    if (node.type !== "BinaryExpression" || !["===", "!=="].includes(node.operator as string)) return false;
    const { left, right } = node as unknown as { left: Node; right: Node };
    if (!isLeftOutTag(left) || !asksForTag(right)) return false;
    this.#replace(node, String(node.operator === "!=="));
    return true;
  }

  #visitSwitch({ cases }: Node) {
    const all = cases as readonly (Node & { consequent: readonly Node[] })[];
    all.forEach((each, index) => {
      const before = all.slice(0, index).findLast(({ consequent }) => consequent.length > 0);
      const isReachedFromBefore = before !== undefined && !endsInJump(before.consequent);
      const sharesStatements = index > 0 && all[index - 1]?.consequent.length === 0;
      if (!isLeftOutTag(each.test)) this.#visit(each);
      else if (each.consequent.length === 0) this.#output.remove(each.start, each.end);
      else if (endsInJump(each.consequent) && !isReachedFromBefore && !sharesStatements) {
        this.#declared.push(...each.consequent.flatMap(declaredIn));
        this.#output.remove(each.start, each.end);
      } else this.#visit(each);
    });
  }
}

/** Leaves out the parts of React DOM that no widget uses. A bundler keeps them, because the file is one module. */
export const leanReact = (): Plugin => ({
  name: "lean-react",
  transform(code, id) {
    if (!id.endsWith("/react-dom-client.production.js")) return null;
    const output = new LeanReact(code).run(this.parse(code) as unknown as Node);
    return { code: output.toString(), map: output.generateMap({ hires: true }) };
  },
});
