import { warn } from '../../shared/foundation/warn';

/** Warns that code of the viewer cannot be had, whose visitors are led to the picture itself. */
export const warnOfViewer = (error: unknown) =>
  warn(
    'viewer',
    `The viewer of pictures could not be loaded: ${String(error)}. The picture is opened by itself. ` +
      'Serve the files of the suite beside the loader.',
  );
