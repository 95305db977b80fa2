//! Statistics over several measurements.

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

/// The smallest value that at least this percentage of the values do not exceed.
pub fn percentile(sorted: &[f64], percent: f64) -> f64 {
    let rank = (percent / 100.0 * sorted.len() as f64).ceil() as usize;
    sorted[rank.clamp(1, sorted.len()) - 1]
}

/// The probability that two groups of the same distribution differ at least this much (Mann–Whitney U, two-sided, by
/// the normal approximation, which is good from twenty values each).
pub fn mann_whitney(one: &[f64], other: &[f64]) -> f64 {
    let mut all: Vec<(f64, bool)> = one.iter().map(|value| (*value, true)).collect();
    all.extend(other.iter().map(|value| (*value, false)));
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut ranks_of_one, mut ties, mut before) = (0.0, 0.0, 0);
    for equals in all.chunk_by(|a, b| a.0 == b.0) {
        // Equal values share the mean of their ranks.
        let count = equals.len() as f64;
        let rank = before as f64 + (count + 1.0) / 2.0;
        ranks_of_one += rank * equals.iter().filter(|(_, is_one)| *is_one).count() as f64;
        ties += count.powi(3) - count;
        before += equals.len();
    }
    let (n, m) = (one.len() as f64, other.len() as f64);
    let total = n + m;
    let u = ranks_of_one - n * (n + 1.0) / 2.0;
    let variance = n * m / 12.0 * (total + 1.0 - ties / (total * (total - 1.0)));
    if variance <= 0.0 {
        return 1.0;
    }
    let distance = ((u - n * m / 2.0).abs() - 0.5).max(0.0);
    error_function_complement(distance / variance.sqrt() / std::f64::consts::SQRT_2)
}

/// Abramowitz and Stegun 7.1.26 for non-negative values: the error is at most 1.5e-7.
fn error_function_complement(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let coefficients = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let polynomial = coefficients.into_iter().fold(0.0, |sum, coefficient| (sum + coefficient) * t);
    polynomial * (-x * x).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_groups_have_a_high_p_and_shifted_ones_a_low_p() {
        let even: Vec<f64> = (0..200).map(|n| f64::from(n * 2)).collect();
        let odd: Vec<f64> = (0..200).map(|n| f64::from(n * 2 + 1)).collect();
        let shifted: Vec<f64> = even.iter().map(|value| value + 60.0).collect();
        assert!(mann_whitney(&even, &odd) > 0.8);
        assert!(mann_whitney(&even, &shifted) < 0.001);
        assert!((mann_whitney(&even, &shifted) - mann_whitney(&shifted, &even)).abs() < 1e-12);
        assert_eq!(mann_whitney(&[1.0; 30], &[1.0; 30]), 1.0);
    }

    #[test]
    fn p_matches_the_textbook_value() {
        // U = 3 of two groups of five: z = (12.5 - 3 - 0.5) / sqrt(5 * 5 * 11 / 12).
        let p = mann_whitney(&[1.0, 2.0, 3.0, 4.0, 8.0], &[5.0, 6.0, 7.0, 9.0, 10.0]);
        assert!((p - 0.0601).abs() < 0.0005, "{p}");
        assert!((error_function_complement(1.96 / std::f64::consts::SQRT_2) - 0.05).abs() < 1e-5);
    }

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
