//! How risky a text is, in words.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the text rules make of a text: one strong finding, or several weak ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = StaffRiskLevel)]
pub enum RiskLevel {
    None,
    Low,
    Medium,
    High,
}

const MEDIUM: i32 = 30;
const HIGH: i32 = 60;

impl RiskLevel {
    pub const ALL: [Self; 4] = [Self::None, Self::Low, Self::Medium, Self::High];

    pub fn of(risk: i32) -> Self {
        Self::ALL.into_iter().find(|level| risk <= level.most()).unwrap_or(Self::High)
    }

    /// The least and the highest risk of this level.
    pub fn range(self) -> (i32, i32) {
        let least = match self {
            Self::None => i32::MIN,
            Self::Low => Self::None.most() + 1,
            Self::Medium => MEDIUM,
            Self::High => HIGH,
        };
        (least, self.most())
    }

    const fn most(self) -> i32 {
        match self {
            Self::None => 0,
            Self::Low => MEDIUM - 1,
            Self::Medium => HIGH - 1,
            Self::High => i32::MAX,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::RiskLevel::{self, High, Low, Medium, None};

    #[test]
    fn every_risk_has_one_level() {
        for (risk, expected) in
            [(-1, None), (0, None), (1, Low), (29, Low), (30, Medium), (59, Medium), (60, High), (900, High)]
        {
            assert_eq!(RiskLevel::of(risk), expected, "{risk}");
            for level in RiskLevel::ALL {
                let (least, most) = level.range();
                assert_eq!((least..=most).contains(&risk), level == expected, "{risk} {level:?}");
            }
        }
    }
}
