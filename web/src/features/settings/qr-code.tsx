/**
 * A QR code drawn by the server. Inside `<img>` its SVG cannot run scripts; the background stays white in the dark
 * theme too.
 */
export function QrCode({ svg, label }: { svg: string; label: string }) {
  return (
    <img
      className="settings-qr"
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={label}
      width={200}
      height={200}
    />
  );
}
