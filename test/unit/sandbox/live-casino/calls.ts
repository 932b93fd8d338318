import { type Model, serviceCalls } from "../../../../sandbox/model";

interface FeedAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly tables: readonly { readonly gameId: string }[];
}

/** Calls the lobbies of a model directly, without a transport. */
export function serviceCallsOf(model: Model) {
  return {
    get(path: string, query: Readonly<Record<string, string>> = {}): FeedAnswer {
      const answer = serviceCalls[`GET ${path}`]?.(model, { headers: {}, query, body: undefined });
      if (!answer) throw new Error(`nothing answers GET ${path}`);
      const { result } = answer.body as { result?: { tables: FeedAnswer["tables"] } };
      return { ...answer, tables: result?.tables ?? [] };
    },
  };
}
