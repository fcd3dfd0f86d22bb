import {
  answered,
  LONGEST,
  type Outcome,
  unanswered,
} from '../../../shared/browser/network/outcome';

/**
 * Posts like `request`, and reports meanwhile how much of the body has been uploaded, which `fetch`
 * cannot.
 *
 * @param onProgress called with percent, 0 to 100
 */
export function upload(
  address: URL,
  { headers, body }: { headers: Record<string, string>; body: FormData },
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = (text: string | null) => resolve(answered(request.status, text));
    const fail = (kind: 'network' | 'timeout') => resolve(unanswered(kind, 'The upload broke off'));

    request.open('POST', address);
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total ? Math.floor((100 * loaded) / total) : 0);
    request.onprogress = ({ loaded }) => {
      if (loaded <= LONGEST) return;
      end(null);
      request.abort();
    };
    request.onload = () => end(request.responseText);
    request.onerror = () => fail('network');
    request.onabort = () => fail('timeout');
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
