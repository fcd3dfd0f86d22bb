// WB_BROWSER=firefox or WB_BROWSER=webkit runs the same files in that engine.
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { register } from 'tsx/esm/api';

register();
const { chromiumArguments, ensureChromium, findFirefox, findShell, newWindow } =
  await import('./tests/support/browsers.ts');
const { accessibilityPlugin } = await import('./tests/runner/accessibility-plugin.ts');
const { consolePlugin } = await import('./tests/runner/console-plugin.ts');
const { cssPlugin } = await import('./tests/runner/css-plugin.ts');
const { elementsPlugin } = await import('./tests/runner/elements-plugin.ts');
const { importPlugin } = await import('./tests/runner/import-plugin.ts');
const { pageTests } = await import('./tests/runner/test-files.ts');
const { sumReporter } = await import('./tests/runner/page-reporter.ts');
const { vendorPlugin } = await import('./tests/runner/vendor-plugin.ts');
const { webkitLauncher } = await import('./tests/runner/webkit-launcher.ts');

const launchers = {
  chromium: () =>
    puppeteerLauncher({
      executablePath: findShell() ?? ensureChromium(),
      args: chromiumArguments(),
    }),
  firefox: () => puppeteerLauncher({ browser: 'firefox', executablePath: findFirefox() }),
  webkit: webkitLauncher,
};

function puppeteerLauncher(launchOptions) {
  const launcher = chromeLauncher({
    // Other tests keep the cores busy meanwhile: more pages at a time only wait for each other.
    // Firefox has one page in front: all others get no focus, and a frame a second.
    concurrency: launchOptions.browser === 'firefox' ? 1 : 2,
    puppeteer,
    launchOptions,
    // A tab in the background gets no animation frames; a context of its own keeps it in front.
    createPage: async ({ browser }) => newWindow(await browser.createBrowserContext()),
  });
  return launchOptions.browser === 'firefox' ? launcher : withoutLeftovers(launcher);
}

/** One page runs many files: what one of them emulates or stores ends with it. */
function withoutLeftovers(launcher) {
  const stopSession = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (session) => {
    const page = launcher.getPage(session);
    await page.emulateMediaFeatures();
    await page.evaluate(() => [localStorage, sessionStorage].forEach((it) => it.clear()));
    return stopSession(session);
  };
  return launcher;
}

/** The pictures and recordings of the demos, where the gallery serves them. */
function serveFiles(context, next) {
  if (/^\/gallery\/(pictures|recordings)\//.test(context.url)) context.url = `/demo${context.url}`;
  return next();
}

export default {
  files: pageTests(import.meta.dirname),
  nodeResolve: { exportConditions: ['browser', 'development'] },
  plugins: [
    accessibilityPlugin(),
    consolePlugin(),
    vendorPlugin(),
    cssPlugin(),
    elementsPlugin(),
    esbuildPlugin({
      ts: true,
      tsx: true,
      target: 'es2022',
      tsconfig: 'tsconfig.json',
      define: { 'process.env.NODE_ENV': '"development"' },
    }),
    importPlugin(),
  ],
  middleware: [serveFiles],
  browsers: [launchers[process.env.WB_BROWSER ?? 'chromium']()],
  testFramework: { config: { timeout: 60_000 } },
  browserStartTimeout: 120_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 1_200_000,
  staticLogging: true,
  reporters: [defaultReporter({ reportTestProgress: false }), sumReporter()],
};
