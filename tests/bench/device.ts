import type { Page } from 'puppeteer-core';

/** What a visitor holds. */
export interface Device {
  name: string;
  width: number;
  height: number;
  /** How many times slower its processor is than this machine's. */
  slower: number;
}

export const phone: Device = { name: 'phone', width: 390, height: 844, slower: 4 };
export const desktop: Device = { name: 'desktop', width: 1280, height: 800, slower: 1 };

/** A slow line: 1.6 Mbit/s, 150 ms to the server and back. */
const NETWORK = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };

/** Has a page see the processor of a device, at the end of the slow line. */
export async function slowDown(page: Page, { slower }: Pick<Device, 'slower'>): Promise<void> {
  const client = await page.createCDPSession();
  const { download, upload, latency } = NETWORK;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** The same, in a window as large as the device's. */
export async function holdAs(page: Page, device: Device): Promise<void> {
  const { width, height } = device;
  await page.setViewport({ width, height });
  await slowDown(page, device);
}
