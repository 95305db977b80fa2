//! QR codes.

use qrcode::QrCode;
use qrcode::render::svg;

use crate::Result;

/// A QR code as SVG, dark on light in both themes, as scanners require.
pub fn svg(text: &str) -> Result<String> {
    let code = QrCode::new(text.as_bytes()).map_err(anyhow::Error::from)?;
    Ok(code.render::<svg::Color<'_>>().min_dimensions(200, 200).build())
}
