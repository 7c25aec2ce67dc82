"""Writes reference.json: what SciPy and statsmodels give for the statistics of packages/core/src/statistics.

    python -m venv venv && venv/bin/pip install scipy statsmodels && venv/bin/python make_reference.py
"""

import json
import pathlib

import numpy
import scipy
import scipy.optimize
import statsmodels
from scipy import stats
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import confint_proportions_2indep, proportion_confint

Z = 1.96
ALPHA = 2 * stats.norm.sf(Z)


def wilson():
    cases = [(0, 1), (1, 1), (0, 3), (2, 3), (0, 10), (7, 10), (10, 10), (0, 30), (1, 30), (15, 30), (30, 30),
             (0, 59), (50, 100), (3, 1320), (999_999, 1_000_000), (0, 1_000_000_000), (123_456_789, 1_000_000_000)]
    for seen, asked in cases:
        low, high = proportion_confint(seen, asked, alpha=ALPHA, method="wilson")
        yield {"seen": seen, "asked": asked, "low": low, "high": high}


def student():
    for degrees in [1, 2, 3, 4, 9, 10, 29, 30, 99, 1000, 100_000]:
        yield {"degrees": degrees, "quantile95": stats.t.ppf(0.975, degrees), "quantile90": stats.t.ppf(0.95, degrees),
               "tails": [{"t": t, "p": 2 * stats.t.sf(t, degrees)} for t in [0, 0.5, 1, 1.96, 4, 12]]}


def normal():
    for z in [0, 0.01, 0.5, 1, 1.644853626951, 1.96, 2.7, 2.9, 5, 8, 20, 37]:
        yield {"z": z, "p": 2 * stats.norm.sf(z)}


def cluster_t():
    generator = numpy.random.default_rng(20261115)
    for prompts, asked in [(10, 10), (12, 5), (30, 3), (100, 10), (100, 1)]:
        seen = generator.binomial(asked, generator.beta(2, 3, prompts))
        rates = seen / asked
        low, high = stats.t.interval(0.95, prompts - 1, loc=rates.mean(), scale=stats.sem(rates))
        yield {"seen": seen.tolist(), "asked": asked, "rate": rates.mean(), "low": max(0, low), "high": min(1, high)}


def cluster_bootstrap():
    generator = numpy.random.default_rng(20261116)
    for rates in [[0, 1], [0, 0.5, 1], [0.1, 0.2, 0.9, 0.4], [0, 0, 0, 0, 0.7], [1, 0.9, 0.8, 1, 1, 0.2, 0.6, 1, 0.9]]:
        means = generator.choice(rates, (1_000_000, len(rates))).mean(axis=1)
        low, high = numpy.quantile(means, [0.025, 0.975])
        yield {"rates": rates, "low": low, "high": high}


def newcombe():
    cases = [((0, 10), (7, 10)), ((7, 10), (0, 10)), ((5, 10), (5, 10)), ((0, 3), (0, 3)), ((0, 1), (1, 1)),
             ((10, 10), (10, 10)), ((3, 30), (12, 30)), ((56, 70), (48, 80)), ((500_000, 1_000_000), (501_500, 1_000_000))]
    for (seen1, asked1), (seen2, asked2) in cases:
        low, high = confint_proportions_2indep(seen2, asked2, seen1, asked1, compare="diff", method="newcomb", alpha=ALPHA)
        yield {"earlier": {"seen": seen1, "asked": asked1}, "later": {"seen": seen2, "asked": asked2}, "low": low, "high": high,
               "p": newcombe_p(seen1, asked1, seen2, asked2)}


def newcombe_p(seen1, asked1, seen2, asked2):
    """The level at which statsmodels' own interval touches zero, by root finding over z."""
    if seen1 * asked2 == seen2 * asked1:
        return 1.0

    def nearest_end(z):
        low, high = confint_proportions_2indep(seen2, asked2, seen1, asked1, compare="diff", method="newcomb",
                                               alpha=2 * stats.norm.sf(z))
        return low if seen2 * asked1 > seen1 * asked2 else -high

    return 2 * stats.norm.sf(scipy.optimize.brentq(nearest_end, 1e-9, 36, xtol=1e-14))


def mcnemar_exact():
    for gained, lost in [(0, 0), (1, 0), (0, 5), (5, 0), (3, 3), (1, 9), (12, 4), (40, 60), (4800, 5200), (499_000, 501_000)]:
        p = 1.0 if gained + lost == 0 else mcnemar([[0, gained], [lost, 0]], exact=True).pvalue
        yield {"gained": gained, "lost": lost, "p": float(p)}


def paired_t():
    generator = numpy.random.default_rng(20261117)
    for prompts, asked in [(2, 10), (5, 10), (12, 5), (100, 10)]:
        earlier = generator.binomial(asked, 0.4, prompts)
        later = generator.binomial(asked, 0.55, prompts)
        result = stats.ttest_rel(later / asked, earlier / asked)
        low, high = result.confidence_interval(0.95)
        yield {"earlier": earlier.tolist(), "later": later.tolist(), "asked": asked, "p": result.pvalue,
               "difference": (later - earlier).mean() / asked, "low": max(-1, low), "high": min(1, high)}


def benjamini_hochberg():
    generator = numpy.random.default_rng(20261118)
    lists = [[0.04], [0.2], [0.01, 0.02, 0.03, 0.5], [0.05, 0.05, 0.05], [1, 1, 1], [0.001, 0.9, 0.04, 0.3, 0.02],
             generator.uniform(0, 0.3, 50).tolist()]
    for p_values in lists:
        rejected, adjusted, _, _ = multipletests(p_values, alpha=0.10, method="fdr_bh")
        yield {"p": p_values, "adjusted": adjusted.tolist(), "standsOut": rejected.tolist()}


reference = {
    "source": f"SciPy {scipy.__version__}, statsmodels {statsmodels.__version__}, NumPy {numpy.__version__}; make_reference.py",
    "wilson": list(wilson()),
    "student": list(student()),
    "normal": list(normal()),
    "clusterT": list(cluster_t()),
    "clusterBootstrap": list(cluster_bootstrap()),
    "newcombe": list(newcombe()),
    "mcnemar": list(mcnemar_exact()),
    "pairedT": list(paired_t()),
    "benjaminiHochberg": list(benjamini_hochberg()),
}
path = pathlib.Path(__file__).with_name("reference.json")
path.write_text(json.dumps(reference, indent=1) + "\n")
