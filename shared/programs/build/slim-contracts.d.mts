export function slimContracts(
  modules: { name: string; contract: string }[],
  contracts: Record<string, object>,
): { name: string; load(id: string): string | null };
