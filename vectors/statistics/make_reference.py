"""Writes reference.json: what SciPy and statsmodels give for the statistics of packages/statistics/src.

    python -m venv venv && venv/bin/pip install scipy statsmodels && venv/bin/python make_reference.py
"""

import json
import pathlib

import numpy
import scipy
import scipy.optimize
import statsmodels
from scipy import stats
from statsmodels.stats.contingency_tables import StratifiedTable, mcnemar
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


def exact_rate():
    """Two-sided; none and all have 4.93 % on their one open side, and the ends that this moves are left out."""
    cases = [(0, 1), (1, 1), (0, 3), (2, 3), (0, 10), (1, 10), (10, 10), (0, 20), (1, 20), (28, 31), (0, 59),
             (1, 59), (59, 59), (50, 100), (3, 1320), (660, 1320), (0, 10_000), (1, 10_000), (999_999, 1_000_000)]
    for seen, asked in cases:
        one_sided = seen in (0, asked)
        side = "less" if seen == 0 else "greater" if seen == asked else "two-sided"
        found = stats.binomtest(seen, asked, alternative=side).proportion_ci(0.9507 if one_sided else 0.95, method="exact")
        yield {"seen": seen, "asked": asked, "low": found.low, "high": found.high}


def confidence_sequence():
    """The rates at which the beta-binomial likelihood is 1/error times the binomial one, by root finding."""
    cases = [(0, 1), (0, 3), (0, 20), (0, 59), (0, 100), (1, 1), (1, 6), (3, 40), (5, 10), (10, 10), (120, 400), (3, 20_000)]
    for error in (0.05, 0.05 / 22):
        for seen, asked in cases:
            mixture = stats.betabinom.logpmf(seen, asked, 0.5, 0.5)

            def evidence(rate):
                return mixture - stats.binom.logpmf(seen, asked, rate) + numpy.log(error)

            share = seen / asked
            low = 0.0 if seen == 0 else scipy.optimize.brentq(evidence, 1e-300, share, xtol=1e-15)
            high = 1.0 if seen == asked else scipy.optimize.brentq(evidence, share, 1 - 1e-15, xtol=1e-15)
            yield {"seen": seen, "asked": asked, "error": error, "low": low, "high": high}


def like_these():
    generator = numpy.random.default_rng(20261115)
    drawn = [(generator.binomial(asked, generator.beta(2, 3, prompts)), asked)
             for prompts, asked in [(10, 10), (12, 5), (30, 3), (100, 10), (100, 1)]]
    # All alike, so the spread is less than that of independent answers; two extremes; none at all.
    drawn += [(numpy.full(12, 3), 10), (numpy.array([0] * 6 + [10] * 6), 10), (numpy.zeros(10, int), 10)]
    for seen, asked in drawn:
        prompts, rates = len(seen), seen / asked
        rate, error = rates.mean(), stats.sem(rates)
        effective = prompts if rate in (0, 1) else numpy.clip(rate * (1 - rate) / max(error, 1e-300) ** 2, prompts, prompts * asked)
        alpha = 2 * stats.norm.sf(stats.t.ppf(0.975, prompts - 1))
        low, high = proportion_confint(rate * effective, effective, alpha=alpha, method="wilson")
        yield {"seen": seen.tolist(), "asked": asked, "rate": rate, "effective": float(effective), "low": max(0, low), "high": high}


def exact_change():
    """Fisher's exact test for one prompt; for several, the chances of each split from SciPy, convolved."""
    generator = numpy.random.default_rng(20261119)
    tables = [[(0, 10, 10, 10)], [(3, 10, 7, 10)], [(0, 5, 5, 5)], [(1, 30, 9, 20)], [(0, 3, 0, 3)], [(40, 100, 63, 90)],
              [(0, 1, 1, 1)] * 6 + [(1, 1, 0, 1)], [(9, 10, 3, 3), (1, 10, 0, 10)], [(5, 10, 1, 1), (0, 1, 9, 30)]]
    for prompts, before, after in [(3, 5, 5), (12, 10, 10), (12, 3, 8), (30, 2, 2)]:
        rates = generator.uniform(0, 0.8, prompts)
        tables.append([(int(a), before, int(b), after) for a, b in
                       zip(generator.binomial(before, rates), generator.binomial(after, rates + 0.2))])
    for strata in tables:
        chances, found = numpy.ones(1), 0
        for seen1, asked1, seen2, asked2 in strata:
            seen = seen1 + seen2
            splits = numpy.arange(max(0, seen - asked1), min(seen, asked2) + 1)
            chances = numpy.convolve(chances, stats.hypergeom.pmf(splits, asked1 + asked2, seen, asked2))
            found += seen2 - splits[0]
        p = chances[chances <= chances[found] * (1 + 1e-7)].sum()
        if len(strata) == 1:
            [(seen1, asked1, seen2, asked2)] = strata
            p = stats.fisher_exact([[seen1, asked1 - seen1], [seen2, asked2 - seen2]]).pvalue
        yield {"pairs": [{"earlier": {"seen": a, "asked": b}, "later": {"seen": c, "asked": d}} for a, b, c, d in strata],
               "p": min(1.0, float(p)), "least": min(1.0, float(min(chances[chances <= end * (1 + 1e-7)].sum() for end in (chances[0], chances[-1]))))}


def many_strata():
    """Cochran, Mantel and Haenszel with continuity correction, where there are too many answers to go through all splits."""
    generator = numpy.random.default_rng(20261120)
    for prompts, asked, shift in [(60, 30, 0.0), (60, 30, 0.06), (80, 20, 0.04)]:
        rates = generator.uniform(0.1, 0.8, prompts)
        before, after = generator.binomial(asked, rates), generator.binomial(asked, rates + shift)
        table = StratifiedTable([numpy.array([[b, asked - b], [a, asked - a]]) for a, b in zip(before, after)])
        yield {"earlier": before.tolist(), "later": after.tolist(), "asked": asked,
               "p": float(table.test_null_odds(correction=True).pvalue)}


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


def benjamini_hochberg():
    generator = numpy.random.default_rng(20261118)
    lists = [[0.04], [0.2], [0.01, 0.02, 0.03, 0.5], [0.05, 0.05, 0.05], [1, 1, 1], [0.001, 0.9, 0.04, 0.3, 0.02],
             generator.uniform(0, 0.3, 50).tolist()]
    for p_values in lists:
        rejected, adjusted, _, _ = multipletests(p_values, alpha=0.05, method="fdr_bh")
        yield {"p": p_values, "adjusted": adjusted.tolist(), "standsOut": rejected.tolist()}


reference = {
    "source": f"SciPy {scipy.__version__}, statsmodels {statsmodels.__version__}, NumPy {numpy.__version__}; make_reference.py",
    "wilson": list(wilson()),
    "student": list(student()),
    "normal": list(normal()),
    "exactRate": list(exact_rate()),
    "confidenceSequence": list(confidence_sequence()),
    "likeThese": list(like_these()),
    "exactChange": list(exact_change()),
    "manyStrata": list(many_strata()),
    "newcombe": list(newcombe()),
    "mcnemar": list(mcnemar_exact()),
    "benjaminiHochberg": list(benjamini_hochberg()),
}
path = pathlib.Path(__file__).with_name("reference.json")
path.write_text(json.dumps(reference, indent=1) + "\n")
