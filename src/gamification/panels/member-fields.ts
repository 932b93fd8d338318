import { getMember } from "../calls/members";
import type { ListKind } from "../lists/list-kind";

/** The names of custom fields of the member in which an operator keeps a level or points. */
export interface MemberFieldQuery {
  readonly fields: readonly string[];
}

/** A custom field of the member. Its id is its name. */
export interface MemberField {
  readonly id: string;
  readonly value: string | number;
}

/** The member's own fields, read in one call. Values that are neither text nor number are left out. */
export const memberFieldList: ListKind<MemberFieldQuery, MemberField> = {
  name: "member's fields",
  entityTypes: ["Member"],
  async readPage(client, { fields }, _page, options) {
    const request = { includeFields: ["name"], includeCustomFields: [...fields], includeMetaDataFields: [] };
    const { data } = await client.call(getMember, request, options);
    const found = Object.entries(data.customFields ?? {}).flatMap(([id, value]) =>
      fields.includes(id) && isShown(value) ? [{ id, value }] : [],
    );
    return { meta: undefined, data: found, errors: [] };
  },
};

const isShown = (value: unknown): value is string | number =>
  typeof value === "string" ? value.trim() !== "" : typeof value === "number" && Number.isFinite(value);
