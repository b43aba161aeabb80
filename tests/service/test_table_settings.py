"""The settings of a table that a set-up offers."""

from typing import get_args

import msgspec
import pytest

from intriga.core.games import games, table_rules_of
from intriga.service.setup.configuring import settings_of
from intriga.service.table_refusals import Refused
from intriga.service.table_settings import (
    SETTINGS,
    OfferedSetting,
    SettingName,
    Settings,
    settings_for,
)

NAMES = {field.name for field in msgspec.structs.fields(Settings)}


def test_every_setting_is_offered_by_its_name() -> None:
    assert {setting.name for setting in SETTINGS} == NAMES == {*get_args(SettingName)}


def test_a_new_table_has_no_clocks() -> None:
    assert (Settings().reaction, Settings().turn) == (0, 0)
    assert {each.name: each.default for each in SETTINGS}["reaction"] == 0


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_value_that_is_offered_may_be_had(setting: OfferedSetting) -> None:
    for value in setting.values:
        assert getattr(settings_of({setting.name: value}), setting.name) == value
    assert setting.default in setting.values


@pytest.mark.parametrize("name", ["reaction", "turn", "bank", "series", "delay"])
def test_a_number_that_no_table_can_keep_is_refused(name: str) -> None:
    for number in (-1, 1, 100_000):
        with pytest.raises(Refused, match=f"{name} is 0 or .* not {number}"):
            settings_of({name: number})


@pytest.mark.parametrize("game", games())
def test_a_game_names_settings_that_there_are(game: str) -> None:
    named = table_rules_of(game).settings
    assert named <= NAMES
    assert named <= {setting.name for setting in settings_for(named)}


def test_settings_depend_on_settings_that_exist() -> None:
    for setting in SETTINGS:
        for when in setting.matters:
            assert {*when.options} <= NAMES
            assert not when.players


@pytest.mark.parametrize("game", games())
def test_windows_are_set_where_seats_react(game: str) -> None:
    rules = table_rules_of(game)
    reacts = "reacts" in vars(type(rules))
    assert ("windows" in rules.settings) == ("reaction" in rules.settings) == reacts
