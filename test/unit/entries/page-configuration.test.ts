import { afterEach, describe, expect, it, vi } from "vitest";
import { awaitLateConfiguration, readPageConfiguration } from "../../../src/entries/page-configuration";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function writeBlock(text: string, type = "application/json"): void {
  const block = document.createElement("script");
  block.id = "vetrina-config";
  block.type = type;
  block.text = text;
  document.body.append(block);
}

describe("the configuration in the page", () => {
  it("is read from its block", () => {
    writeBlock('{"language": "en"}');
    expect(readPageConfiguration(vi.fn())).toEqual({ language: "en" });
  });

  it("is empty if the page has no block, or only another element with the id of the block", () => {
    const complain = vi.fn();
    expect(readPageConfiguration(complain)).toBeUndefined();
    expect(complain).not.toHaveBeenCalled();
    const form = document.createElement("form");
    form.id = "vetrina-config";
    document.body.append(form);
    expect(readPageConfiguration(complain)).toBeUndefined();
    expect(complain).toHaveBeenCalledTimes(1);
  });

  it("is read from its block even if earlier elements have the id of the block (S25)", () => {
    for (const tag of ["form", "a"]) {
      const other = document.createElement(tag);
      other.id = "vetrina-config";
      document.body.append(other);
    }
    writeBlock('{"language": "de"}', "text/plain");
    writeBlock('{"language": "en"}');
    const complain = vi.fn();
    expect(readPageConfiguration(complain)).toEqual({ language: "en" });
    expect(complain).not.toHaveBeenCalled();
  });

  it("is applied with a warning if it is added after the library starts", () => {
    vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    const complain = vi.fn();
    const take = vi.fn();
    awaitLateConfiguration(complain, take);
    writeBlock('{"language": "en"}');
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(take).toHaveBeenCalledWith({ language: "en" });
    expect(complain).toHaveBeenCalledWith(expect.stringContaining("put it before the script"));
  });

  it("is not searched for again once it was found or the document has been parsed", () => {
    const take = vi.fn();
    awaitLateConfiguration(vi.fn(), take);
    vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    writeBlock("{}");
    awaitLateConfiguration(vi.fn(), take);
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(take).not.toHaveBeenCalled();
  });
});
