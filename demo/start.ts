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
    ...(BACKSTAGE && { backstage: BACKSTAGE === 'yes' }),
    trustProxy: TRUST_PROXY === 'yes',
  });
  console.log(`
  Shop      ${site.origin}/shop
  Cart      ${site.origin}/cart
  Gallery   ${site.origin}/gallery
  Inspector ${site.origin}/inspector

  Data is kept in ${databaseUrl ? 'the database of DATABASE_URL' : (dataFolder ?? '.data/site')}. Stop with Ctrl-C.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void site.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
