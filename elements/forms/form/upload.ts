import { type Answer, asJson, LONGEST } from '../../../shared/net/answer';

/**
 * Posts as `ask` does, and tells meanwhile how much of the body has arrived, which fetch does not.
 *
 * @param onProgress hears percent, 0 to 100
 */
export function upload(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: FormData },
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = (body: unknown) =>
      resolve({
        came: true,
        ok: request.status >= 200 && request.status < 300,
        status: request.status,
        body,
      });
    const fail = (reason: 'network' | 'timeout') =>
      resolve({ came: false, reason, message: 'The upload broke off' });

    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total ? Math.floor((100 * loaded) / total) : 0);
    // As of `ask`: what is longer is no answer of ours.
    request.onprogress = ({ loaded }) => {
      if (loaded <= LONGEST) return;
      end(undefined);
      request.abort();
    };
    request.onload = () => end(asJson(request.responseText));
    request.onerror = () => fail('network');
    request.onabort = () => fail('timeout');
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
