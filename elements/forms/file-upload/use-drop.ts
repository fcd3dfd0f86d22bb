import { useState } from 'react';
import { useNative } from '../../../shared/react/hooks/use-native';

interface Drop {
  /** Whether files are accepted now. */
  isOpen: () => boolean;
  /** Called with the files, without folders, and whether there were folders. */
  onDrop: (files: File[], hadFolders: boolean) => void;
}

/** Accepts files that are dropped on an element. Returns whether files are being dragged over it. */
export function useDrop(host: HTMLElement, { isOpen, onDrop }: Drop): boolean {
  const [isOver, setOver] = useState(false);

  const approach = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    event.dataTransfer!.dropEffect = isOpen() ? 'copy' : 'none';
    setOver(isOpen());
  };

  useNative(host, 'dragenter', approach);
  useNative(host, 'dragover', approach);
  useNative(host, 'dragleave', ({ relatedTarget }) => {
    if (!host.contains(relatedTarget as Node | null)) setOver(false);
  });
  useNative(host, 'drop', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (!isOpen()) return;
    const { items, files } = event.dataTransfer!;
    const folders = [...items].filter((item) => item.webkitGetAsEntry?.()?.isDirectory);
    const names = new Set(folders.map((item) => item.getAsFile()?.name));
    onDrop(
      [...files].filter(({ name }) => !names.has(name)),
      folders.length > 0,
    );
  });
  return isOver;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
