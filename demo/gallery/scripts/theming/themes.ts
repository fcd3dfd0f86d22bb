/** A few sets of tokens to begin with; the first takes everything back. */
export const themes: Record<string, Record<string, string>> = {
  Plain: {},
  Forest: {
    '--wb-color-accent': '#2f6b4a',
    '--wb-radius': '0.75rem',
  },
  Ink: {
    '--wb-color-accent': '#3346c4',
    '--wb-color-edge': '#7a80ac',
    '--wb-radius': '0',
  },
  Clay: {
    '--wb-color-accent': '#b0481e',
    '--wb-color-edge': '#b07a5f',
    '--wb-radius': '1.5rem',
  },
};
