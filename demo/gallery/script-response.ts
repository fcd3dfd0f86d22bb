/**
 * A browser script of the gallery, for frames without an origin too; 404 when there is none of the
 * name.
 */
export const scriptResponse = (text: string | undefined): Response =>
  text === undefined
    ? new Response('There is no such script in demo/gallery/scripts.', { status: 404 })
    : new Response(text, {
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'max-age=60',
          'access-control-allow-origin': '*',
        },
      });
