//! What several measurements of one thing say together.

use serde::Serialize;

#[derive(Debug, Clone, Copy, Serialize)]
pub struct Summary {
    pub median: f64,
    pub least: f64,
    pub most: f64,
}

impl Summary {
    pub fn of(values: &[f64]) -> Self {
        let sorted = sorted(values);
        Self { median: percentile(&sorted, 50.0), least: sorted[0], most: sorted[sorted.len() - 1] }
    }
}

pub fn sorted(values: &[f64]) -> Vec<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
}

/// The smallest value that so many percent of the values do not exceed.
pub fn percentile(sorted: &[f64], percent: f64) -> f64 {
    let rank = (percent / 100.0 * sorted.len() as f64).ceil() as usize;
    sorted[rank.clamp(1, sorted.len()) - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_were_measured() {
        let values: Vec<f64> = (1..=100).map(f64::from).collect();
        for (percent, expected) in [(0.0, 1.0), (50.0, 50.0), (95.0, 95.0), (99.0, 99.0), (100.0, 100.0)] {
            assert_eq!(percentile(&values, percent), expected, "{percent}");
        }
        assert_eq!(percentile(&[7.0], 99.0), 7.0);
    }

    #[test]
    fn a_summary_does_not_depend_on_the_order() {
        let summary = Summary::of(&[3.0, 1.0, 2.0]);
        assert_eq!((summary.least, summary.median, summary.most), (1.0, 2.0, 3.0));
    }
}
