import path from 'node:path';
import ts from 'typescript';

/** A file of the repository: its path from the root with `/`, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** An import of one file by another, as written and as a path without its ending. */
export interface Import {
  written: string;
  target: string;
  typeOnly: boolean;
}

/** What a source imports from this repository, statically or not; packages are left out. */
export function ownImports(source: Source): Import[] {
  return allImports(source)
    .filter(({ written }) => written.startsWith('.'))
    .map((found) => ({ ...found, target: resolve(source.path, found.written) }));
}

/** The packages a source imports at run time. */
export function packageImports(source: Source): string[] {
  return allImports(source)
    .filter(({ written, typeOnly }) => !typeOnly && !/^[./]/.test(written))
    .map(({ written }) => written);
}

/** Every node of a script; none of a sheet. Comments and strings are no nodes, so they never match. */
export function nodes(source: Source): ts.Node[] {
  if (!/\.(ts|tsx|mjs)$/.test(source.path)) return [];
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree(source));
  return found;
}

/** The last statement of a script. */
export function lastStatement(source: Source): ts.Statement | undefined {
  return tree(source).statements.at(-1);
}

function tree({ path: name, text }: Source): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

function allImports(source: Source): Omit<Import, 'target'>[] {
  return nodes(source).flatMap((node) => {
    if (ts.isImportDeclaration(node)) {
      return read(
        node.moduleSpecifier,
        node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
      );
    }
    if (ts.isExportDeclaration(node)) return read(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      return read(node.argument.literal, true);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      return read(node.arguments[0], false);
    }
    return [];
  });
}

function read(written: ts.Node | undefined, typeOnly: boolean): Omit<Import, 'target'>[] {
  return written && ts.isStringLiteralLike(written) ? [{ written: written.text, typeOnly }] : [];
}

function resolve(from: string, written: string): string {
  const target = path.posix.join(path.posix.dirname(from), written);
  return target.replace(/\.(ts|tsx|js|mjs)$/, '');
}
