/** The command cannot be carried out as given; no file has been written yet. */
export class UsageError extends Error {}

export const SYNOPSIS = 'wb-elements prerender <folders, pages or patterns> --out <dir>';

export const USAGE = `${SYNOPSIS}

Draws the wb-* elements of HTML pages, so that they are complete at first paint. The folder --out
is then a site to be served: the pages, the suite's files where the pages look for their loader, and
the site's other files. Nothing is written outside of it, nor over what is read.

  site                A folder stands for all in it, but for node_modules and for names that begin
                      with a dot. Pages are the files that end in .html or .htm.
  site/index.html     Pages come with the other files of the deepest folder that has them all, when
                      that folder lies below the working directory.
  'site/**/*.html'    A pattern stands for what matches it, and other files come likewise.
  -                   Draws standard input to standard output; --out - does the same with a file.

  --out <dir>         The folder to write to. Paths are kept, counted from the deepest folder that
                      has all that is named.
  --root <dir>        The folder to count paths from, in place of that one.
  --in-place          In place of --out: draws pages where they are.
  --pages-only        Leaves out the suite's files and the site's other files.
  --csp               Prints, a line a page, its path and the Content-Security-Policy it works
                      under; on standard error when the page is on standard output.
  --styles <mode>     'inline' (default; allowed by hash) or 'linked' (files, for policies without
                      hashes; what belongs to one page alone is written beside it).
  --assets <address>  The address of the suite's files; that of a page's loader unless told.
  --no-loader         For pages without a loader, whose own scripts bring the elements.
  --version, --help

Exit codes: 0 all was written (warnings are on standard error), 1 something could not be read or
written, 2 the command was wrong and nothing was written.`;
