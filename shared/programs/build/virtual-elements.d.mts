import type { ElementModule } from './element-modules.mjs';

export function virtualElements(modules: ElementModule[]): {
  name: string;
  resolveId(id: string): string | null;
  load(id: string): string | null;
};
