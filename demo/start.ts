import { galleryApp } from './gallery/gallery';
import { inspectorApp } from './inspector/inspector';
import { publisher } from './site/publish';
import { serveSite } from './site/serve';

// PORT          the port to serve at, 4400 unless told; the next free one when it is taken
// DATABASE_URL  a PostgreSQL to use instead of the embedded one
// DATA_FOLDER   where the embedded one keeps its data, .data/site unless told
// PUBLIC_ORIGIN the address visitors know the site by, for links in letters
// SMTP_URL      a mail server, as smtp://user:password@host:587; without one letters are kept
// MAIL_FROM     whom letters come from
// MEMBER_CODE   what the page for members asks for, 'selvedge' unless told
// TRUST_PROXY   'yes' when a proxy of yours names the visitor's address
// BACKSTAGE     'yes' or 'no': whether everybody may see submissions and the outbox
const { PORT = '4400', DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder } = process.env;
const { PUBLIC_ORIGIN: publicOrigin, SMTP_URL: smtpUrl, MAIL_FROM: mailFrom } = process.env;
const { MEMBER_CODE: memberCode, TRUST_PROXY, BACKSTAGE } = process.env;

const isBackstage = BACKSTAGE ? BACKSTAGE === 'yes' : !smtpUrl;
const backstage = (origin: string) => `
  Forms     ${origin}/submissions
  Letters   ${origin}/outbox`;

try {
  const site = await serveSite({
    port: Number(PORT),
    furtherPorts: 50,
    pages: publisher(),
    mounts: { '/gallery': galleryApp, '/inspector': inspectorApp },
    ...(databaseUrl && { databaseUrl }),
    ...(dataFolder && { dataFolder }),
    ...(publicOrigin && { publicOrigin }),
    ...(smtpUrl && { smtpUrl }),
    ...(mailFrom && { mailFrom }),
    ...(memberCode && { memberCode }),
    backstage: isBackstage,
    trustProxy: TRUST_PROXY === 'yes',
  });
  console.log(`
  Shop      ${site.origin}/shop
  Cart      ${site.origin}/cart
  Gallery   ${site.origin}/gallery
  Inspector ${site.origin}/inspector${isBackstage ? backstage(site.origin) : ''}

  Data is kept in ${databaseUrl ? 'the database of DATABASE_URL' : (dataFolder ?? '.data/site')}. Stop with Ctrl-C.
`);
  let closing: Promise<void> | undefined;
  // Not once: npm passes on a Ctrl-C that the terminal has sent to this process already.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void (closing ??= site.close().then(() => process.exit(0))));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
