import { comparable, placedWordsOf, type Word } from "./words";

/** A word of the index. */
export interface KnownWord extends Word {
  /** With its accents. */
  readonly written: string;
  /** The number of entries that have it. */
  readonly entries: number;
}

/** Words of a text differ from `JSON` and `gameSession`, which keep their capitals. */
const atBeginning = /^\p{Lu}\p{Ll}+$/u;

/** Gives each word of the index a number. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  private readonly counted: { spelling: string; entries: number; word: Word }[] = [];

  numbersOf(text: string): number[] {
    const found = placedWordsOf(text).map(({ word, start, end }) => {
      const known = this.numbers.get(word);
      if (known !== undefined) return known;
      const written = text.slice(start, end);
      const spelling = atBeginning.test(written) ? written.toLowerCase() : written;
      this.numbers.set(word, this.counted.length);
      return this.counted.push({ spelling, entries: 0, word: comparable(word) }) - 1;
    });
    return [...new Set(found)];
  }

  /** Counts an entry with these words. */
  count(numbers: readonly number[]): void {
    for (const number of new Set(numbers)) {
      const counted = this.counted[number];
      if (counted) counted.entries += 1;
    }
  }

  /** All words, by their numbers. */
  words(): KnownWord[] {
    return this.counted.map(({ word, spelling, entries }) => ({ ...word, written: spelling, entries }));
  }
}
