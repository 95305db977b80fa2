import { useEffect, useEffectEvent } from 'react';

/** A file that is dropped anywhere on the page: elsewhere the browser would leave the page and open it. */
export function useDroppedFile(onDrop: (file: File) => void): void {
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
