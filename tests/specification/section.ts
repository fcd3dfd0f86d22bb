/**
 * A test that proves a sentence: its file below `tests/`, and its title as it is written there, with the
 * parts that change in a loop as they stand in the source.
 */
export type Proof = [file: string, title: string];

/** The sentences of a section, each with what proves it, or with why it is otherwise. */
export type Section = Record<string, (Proof | string)[]>;
