globalThis.wbThirdParty = (globalThis.wbThirdParty ?? 0) + 1;
